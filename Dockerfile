# The media portal in two images: `server`, the embedded server with the portal, and `portal`, nginx with the built portal.
# docker build --target server -t media-portal-server .

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The build's settings (build/settings/settings.ts); a build that is open to the public sets CAPTCHA=recaptcha and its site key.
ARG MEDIA_API_URL
ARG CAPTCHA=standin
ARG RECAPTCHA_SITE_KEY
ARG PORTAL_URL
ARG ASSOCIATION_URL
ARG ASSOCIATION_UPLOADS_URL
ARG IMAGE_ORIGINS
ARG ASSOCIATION_NAME
ARG ASSOCIATION_SHORT_NAME
ARG ASSOCIATION_STREET
ARG ASSOCIATION_CITY
ARG ASSOCIATION_PHONE
ARG ASSOCIATION_EMAIL
ARG ASSOCIATION_MEDIA_EMAIL
ARG ASSOCIATION_FACEBOOK
ARG ASSOCIATION_X
ARG ASSOCIATION_INSTAGRAM
ARG ASSOCIATION_YOUTUBE
RUN npm run build && npm run --silent headers -- --nginx deploy/generated

FROM node:22-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data LOG=json
WORKDIR /app
COPY --from=modules /app /app
# What the server reads, without tests and build tools.
COPY tsconfig.json ./
COPY docs/media-api.yaml ./docs/
COPY scripts/start.mts ./scripts/
COPY scripts/environment ./scripts/environment
COPY mocks ./mocks
COPY build/inline ./build/inline
COPY build/rendering ./build/rendering
COPY build/security ./build/security
COPY build/settings ./build/settings
COPY src ./src
COPY --from=build /app/dist ./dist
COPY --from=build /app/.cache/prerender ./.cache/prerender
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Runs Node directly, not through npm or a shell, so that it receives the signal with which Docker stops the container.
CMD ["node", "--import", "tsx", "scripts/start.mts", "--built"]

FROM nginxinc/nginx-unprivileged:1.28-alpine AS portal
COPY --from=build /app/dist /srv/media-portal
COPY --from=build /app/deploy/generated/media-portal-policy.conf /etc/nginx/conf.d/media-portal-policy.conf
COPY --from=build /app/deploy/generated/media-portal-headers.conf /etc/nginx/snippets/media-portal-headers.conf
COPY deploy/media-portal.conf /etc/nginx/snippets/media-portal.conf
COPY deploy/site.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/mediareact/"]
