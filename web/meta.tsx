import { useSettings } from './settings.tsx'

type Props = {
	title: string
	description: string
	/** The canonical path: '/hotels/3'. Left out, the page asks search engines not to list it. */
	path?: string
	/** A path on this site of a picture of 1200 by 630. */
	image?: string
	/** schema.org data. */
	structuredData?: object
}

/** A page's title, description, canonical address and social preview. React lifts them into the head, wherever it stands. */
export function Meta({ title, description, path, image, structuredData }: Props) {
	const { publicUrl, agency } = useSettings()
	const full = `${title} | ${agency.name}`
	return (
		<>
			<title>{full}</title>
			<meta name="description" content={description} />
			<meta property="og:site_name" content={agency.name} />
			<meta property="og:type" content="website" />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			{path === undefined ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={publicUrl + path} />
					<meta property="og:url" content={publicUrl + path} />
				</>
			)}
			{image !== undefined && <meta property="og:image" content={publicUrl + image} />}
			{structuredData && (
				<script
					type="application/ld+json"
					dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
				/>
			)}
		</>
	)
}
