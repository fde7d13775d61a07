import { buildImage } from './image/build-image.ts'
import { openBuildah } from './image/buildah.ts'
import { tryImage } from './image/try-image.ts'

const HELP = `npm run image -- FILE [OPTIONS of buildah build]

Builds the image of the Dockerfile without a registry and writes it to FILE as an OCI archive. The base is Debian's packages with the Node of
package-lock.json. Then it starts the image, backs up what is in it, and restores that into another folder. Needs root on Linux, with mmdebstrap and
buildah. PORT is the port of the trial (default 3000).`

const [archive = '--help', ...options] = process.argv.slice(2)
if (archive.startsWith('-')) {
	console.log(HELP)
	process.exit(archive === '--help' ? 0 : 1)
}
const buildah = await openBuildah()
try {
	const image = await buildImage(buildah, archive, options)
	await tryImage(buildah, image, Number(process.env.PORT ?? 3000))
} finally {
	await buildah.remove()
}
