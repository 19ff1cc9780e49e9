# The site, built and then served by nginx as a user without privileges, on port 8080.
# SITE_URL is the address that readers use, BASE_PATH the path below it, with a slash at both ends.

FROM node:24-bookworm-slim AS build
ARG SITE_URL=https://pusula-ml.github.io
ARG BASE_PATH=/
ENV ASTRO_TELEMETRY_DISABLED=1
WORKDIR /pusula
COPY . .
RUN npm ci
RUN SITE_URL="$SITE_URL" BASE_PATH="$BASE_PATH" npm run build --workspace apps/site -- --outDir "/srv/pusula$BASE_PATH"
RUN BASE_PATH="$BASE_PATH" npx tsx apps/site/scripts/write-nginx.ts /srv/nginx.conf

FROM nginxinc/nginx-unprivileged:1.29-alpine
ARG BASE_PATH=/
ENV BASE_PATH=$BASE_PATH
COPY --from=build /srv/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /srv/pusula /usr/share/nginx/html
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider "http://127.0.0.1:8080${BASE_PATH}robots.txt" || exit 1
