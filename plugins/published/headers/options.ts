import {Joi} from '@docusaurus/utils-validation';

/** Services of other hosts, each `null` or `false` unless it is configured. */
export type Services = {
  /** Google Analytics. */
  analytics: boolean;
  /** Application id of the hosted search. */
  algoliaAppId: string | null;
  /** Origins that the hosted chat widget is loaded from and talks to. */
  chatWidgetOrigins: string[];
};

/** An inline script that somebody has looked at. */
export type KnownScript = {
  /** What it does. */
  what: string;
  /** Its hash, such as `sha256-…`, where the site is served at `/`. */
  hash: string;
};

export type HeadersOptions = {
  services: Services;
  /** The inline scripts that pages may hold, and no others. Left out, they may hold any. */
  knownScripts?: KnownScript[];
  /** Path below the base URL of the one page that other sites may show in a frame. */
  embedRoute: string;
  /** Path below the base URL of the sandboxed frame, which this site alone may show. */
  frameRoute: string;
};

const route = Joi.string()
  .pattern(/^[\w-]+$/)
  .required();

export const headersOptions = Joi.object<HeadersOptions>({
  services: Joi.object<Services>({
    analytics: Joi.boolean().required(),
    algoliaAppId: Joi.string().alphanum().allow(null).required(),
    chatWidgetOrigins: Joi.array()
      .items(Joi.string().pattern(/^https:\/\/[\w.:-]+$/))
      .required(),
  }).required(),
  knownScripts: Joi.array().items(
    Joi.object<KnownScript>({
      what: Joi.string().required(),
      hash: Joi.string()
        .pattern(/^sha256-[\w+/]{43}=$/)
        .required(),
    }),
  ),
  embedRoute: route,
  frameRoute: route,
});
