import { useSettings } from './settings.tsx'

type Props = {
	title: string
	description: string
	/** The canonical path: '/hotels/3'. Left out, the page asks search engines not to list it. */
	path?: string
	/** The page stands at an address that is not its own: search engines are sent to `path` and asked not to list this one. */
	isStandIn?: boolean
	/** A picture of 1200 by 630: its path on this site, and what it shows. */
	image?: { src: string; alt: string } | null
	/** schema.org data, a block for each thing. */
	structuredData?: object | readonly object[]
}

/** A page's title, description, canonical address and social preview. React lifts them into the head, wherever it stands. */
export function Meta({ title, description, path, isStandIn = false, image, structuredData }: Props) {
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
			{path === undefined || isStandIn ? <meta name="robots" content="noindex" /> : null}
			{path === undefined ? null : (
				<>
					<link rel="canonical" href={publicUrl + path} />
					<meta property="og:url" content={publicUrl + path} />
				</>
			)}
			<meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
			{image && (
				<>
					<meta property="og:image" content={publicUrl + image.src} />
					<meta property="og:image:width" content="1200" />
					<meta property="og:image:height" content="630" />
					<meta property="og:image:alt" content={image.alt} />
				</>
			)}
			{[structuredData ?? []].flat().map((thing) => {
				const json = JSON.stringify(thing).replaceAll('<', '\\u003c')
				return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
			})}
		</>
	)
}
