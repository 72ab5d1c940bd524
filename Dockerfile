# Builds the site and serves it on port 8080, without rights of root.
# Settings of README.md that the build reads are build arguments:
#   docker build --build-arg SITE_URL=https://docs.example.com -t remotion-site .
#   docker run -p 8080:8080 remotion-site

# With git, whose history holds the dates of pages.
FROM node:22-bookworm AS build
WORKDIR /work
COPY package.json package-lock.json .npmrc ./
COPY scripts/require-node.cjs scripts/
# No package has to run code of its own when it is installed; package.json says which would.
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL BASE_URL ANALYTICS_ID ALGOLIA_APP_ID ALGOLIA_API_KEY ALGOLIA_INDEX_NAME \
    CHAT_WIDGET_SCRIPT_URL CHAT_WIDGET_ID CHAT_WIDGET_ORIGINS ASK_AI_EMBED_ORIGINS \
    EDIT_URL ANNOUNCEMENT ANNOUNCEMENT_BACKGROUND ANNOUNCEMENT_COLOR ANNOUNCEMENT_CLOSEABLE
RUN npm run build && npm run compress

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /srv
COPY deploy/nginx.conf ./
COPY --from=build /work/build site
RUN mv site/nginx-headers.conf . && mkdir run && chown www-data run
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv/", "-c", "nginx.conf", "-g", "daemon off;"]
