# Builds in one stage; the image holds only Node, package.json and dist.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY package.json ./
COPY --from=build /app/dist ./dist
# The user "node" as a number: Kubernetes' runAsNonRoot refuses a name.
USER 1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=1m --timeout=5s --start-period=15s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
