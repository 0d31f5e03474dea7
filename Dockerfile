# docker build --tag liars-table .
# The image runs a release. All stages are the same Debian, so that native modules fit.
FROM node:20-bookworm AS build
WORKDIR /src
COPY . .
RUN npm ci
RUN npm run release
RUN mkdir /release && tar -xzf dist/*.tar.gz -C /release --strip-components=1

# docker build --target archive --output dist . writes the release of this platform.
FROM scratch AS archive
COPY --from=build /src/dist/*.tar.gz /

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /release /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
# With HTTPS=self the program answers this question over TLS alone, by a certificate that Node does not know.
HEALTHCHECK --start-period=30s --timeout=5s CMD ["node", "-e", "require(process.env.HTTPS ? 'node:https' : 'node:http').get({ port: process.env.PORT || 3000, path: '/readyz', rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "start.mjs"]
