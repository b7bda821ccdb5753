# Two images, both in plain http: put TLS before them. The last stage, and the default, is the site on
# nginx, port 80. `--target inbox` is the site with its own inbox, port 4173, for CONTACT_ENDPOINT=/messages.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY inbox/package.json inbox/
# Nothing but the lock file names: without its script, the package `node` leaves the image's own in its place.
RUN npm ci --ignore-scripts
COPY . .
# A checkout may be for its owner alone (umask 077), and the server runs as another account.
RUN chmod -R a+rX app/content server inbox
# What the build may be told, as in docs/hosting.md: docker build --build-arg SITE_ORIGIN=https://...
ARG BRAND_NAME
ARG BRAND_MEANING
ARG BRAND_LEGAL_NAME
ARG SITE_ORIGIN
ARG APP_URL
ARG DOCS_URL
ARG HELLO_MAILBOX
ARG PRIVACY_MAILBOX
ARG LEGAL_MAILBOX
ARG SECURITY_MAILBOX
ARG REGISTRATION_NUMBER
ARG REGISTERED_OFFICE
ARG GROUP_STRUCTURE
ARG LICENCES
ARG REGULATORY_PRESENCE
ARG CONTACT_ENDPOINT
ARG LANGUAGES
RUN npm run build

FROM node:24-slim AS inbox
WORKDIR /site
COPY package.json package-lock.json ./
COPY inbox/package.json inbox/
# The inbox brings all that the server needs; what builds the site stays out.
RUN npm ci --workspace=inbox --omit=dev && chmod a+r package.json && mkdir /data && chown node /data
COPY --from=build /site/dist dist
COPY --from=build /site/hosts hosts
COPY --from=build /site/app/content app/content
COPY --from=build /site/server server
COPY --from=build /site/inbox inbox
USER node
ENV INBOX_DB=/data/messages.sqlite
VOLUME /data
EXPOSE 4173
CMD ["node", "server/serve.ts"]

FROM nginx:1.28-alpine
RUN rm -r /usr/share/nginx/html
COPY --from=build /site/hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /usr/share/nginx/html
RUN nginx -t
