import {loadAfterPaint} from './load-after-paint';

const STYLES = `<% it.stylesheets.forEach((stylesheet) => { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
      <% }); %>`;

/**
 * The frame of every page, after the framework's (`ssg/ssgTemplate.html.js` of `@docusaurus/core`):
 * what need not be there for the first paint stands in a template, from which a script at the end
 * takes it. Without JavaScript, styles load as ever.
 */
export const pageTemplate = (hasStyles: boolean): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    ${hasStyles ? `<noscript>${STYLES}</noscript>` : STYLES}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <template id="not-loaded">
      <div id="first-load-error" role="alert">
        <p></p>
        <button type="button">Retry</button>
      </div>
    </template>
    <template id="after-paint">
      ${hasStyles ? STYLES : ''}
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>
    <script>(${loadAfterPaint.toString()})()</script>
  </body>
</html>
`;
