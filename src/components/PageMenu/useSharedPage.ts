import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SharedPage} from '@site/src/components/PageMenu/links';

/** The current page, as its readers tell others about it. */
export function useSharedPage(title: string): SharedPage {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return {title, url: siteConfig.url + pathname, version: String(siteConfig.customFields?.version)};
}
