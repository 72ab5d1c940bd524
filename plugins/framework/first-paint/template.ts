import {loadAfterPaint} from './load-after-paint';
import {layOutInParts, partStyles} from './parts';

/**
 * The frame of every page, after the framework's (`ssg/ssgTemplate.html.js` of `@docusaurus/core`):
 * what need not be there for the first paint stands in a template, from which a script at the end
 * takes it. Without JavaScript, styles load as ever.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <style>${partStyles}</style>
    <script>(${layOutInParts.toString()})()</script>
    <noscript>
      <% it.stylesheets.forEach((stylesheet) => { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
      <% }); %>
    </noscript>
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
      <% it.stylesheets.forEach((stylesheet) => { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
      <% }); %>
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>
    <script>(${loadAfterPaint.toString()})()</script>
  </body>
</html>
`;
