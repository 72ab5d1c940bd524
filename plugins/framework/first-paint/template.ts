import {loadAfterPaint} from './load-after-paint';

const STYLES = `<% it.stylesheets.forEach((stylesheet) => { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
      <% }); %>`;

/**
 * The frame of every page, after the framework's (`ssg/ssgTemplate.html.js` of `@docusaurus/core`):
 * what need not be there for the first paint stands in a template, from which a script at the end
 * takes it. Without JavaScript, styles load as ever. `data-section` marks scripts that pages of the
 * documentation load as one file.
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
    <form id="first-load-error" role="alert">
      <p>A part of this page is taking too long to load.</p>
      <button>Retry</button>
    </form>
    <template id="after-paint">
      ${hasStyles ? STYLES : ''}
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>
    <script data-section>(${loadAfterPaint.toString()})()</script>
  </body>
</html>
`;
