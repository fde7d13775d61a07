# The product on its own; docs/self-hosting/ describes what it needs around it.
ARG BASE=node:24.22.1-bookworm-slim
FROM $BASE AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image brings its Node: no package has anything to install by script.
RUN npm ci --ignore-scripts
COPY . .
RUN npx vite build --app && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node

FROM $BASE
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The migrations, and what scripts/*.ts (admin, backup, restore, doctor, rotate-keys) run.
COPY --from=build /app/server server
COPY --from=build /app/shared shared
COPY --from=build /app/scripts scripts
RUN mkdir /data && chown node:node /data
USER node
# Three limits on memory, with those of the command: docs/self-hosting/deployment.md.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "dist/server/main.js"]
