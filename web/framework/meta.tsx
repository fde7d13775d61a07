import { useSettings } from '../data/settings.tsx'

type Props = {
	title: string
	description: string
	/** The canonical path: '/hotels/3'. Left out, the page asks search engines not to list it. */
	path?: string
	/** The page stands at an address that is not its own: search engines are sent to `path` and asked not to list this one. */
	isFallback?: boolean
	/** A picture of 1200 by 630: its path on this site, and what it shows. */
	image?: { src: string; alt: string } | null
	/** schema.org data, a block for each thing. Only the server needs to make it: see `DataBlock`. */
	structuredData?: object | readonly (object | null)[]
}

/** A page's title, description, canonical address and social preview. React lifts them into the head, wherever it stands. */
export function Meta({ title, description, path, isFallback = false, image, structuredData }: Props) {
	const { publicUrl, agency } = useSettings()
	const fullTitle = `${title} | ${agency.name}`
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			<meta property="og:site_name" content={agency.name} />
			<meta property="og:type" content="website" />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			{path === undefined || isFallback ? <meta name="robots" content="noindex" /> : null}
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
			{[structuredData ?? []].flat().map((data, index) => (
				<DataBlock key={index} type="application/ld+json" data={data} />
			))}
		</>
	)
}

/**
 * Data in the page's source, for those who read it before or without any script. The server writes it and the browser leaves what it
 * finds: there `data` may be null, and what makes it need not be loaded.
 */
export function DataBlock({ type, id, data }: { type: string; id?: string; data: object | null }) {
	const json = import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
	return <script type={type} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
