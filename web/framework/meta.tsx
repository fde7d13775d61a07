import { useSettings } from '../data/settings.tsx'

type Props = {
	title: string
	description: string
	/** The canonical path: '/hotels/3'. Without it the page asks search engines not to list it. */
	path?: string
	/** The page is shown at an address that is not its own: search engines are pointed to `path` and asked not to list this address. */
	isFallback?: boolean
	/** A picture of 1200 × 630 px; `src` is a path on this site. */
	image?: { src: string; alt: string } | null
	/** schema.org data, one block per object. Only the server needs to build it: see `DataBlock`. */
	structuredData?: object | readonly (object | null)[]
}

/** A page's title, description, canonical address and social preview. React hoists them into the head. */
export function Meta({ title, description, path, isFallback = false, image, structuredData }: Props) {
	const { publicUrl, agency, isPreview } = useSettings()
	const fullTitle = `${title} | ${agency.name}`
	if (isPreview) return <title>{fullTitle}</title>
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			{path === undefined || isFallback ? <meta name="robots" content="noindex" /> : null}
			{path === undefined ? null : <link rel="canonical" href={publicUrl + path} />}
			{import.meta.env.SSR ? <SocialPreview {...{ title, description, path, image }} /> : null}
			{[structuredData ?? []].flat().map((data, index) => (
				<DataBlock key={index} type="application/ld+json" data={data} />
			))}
		</>
	)
}

/** What chat programs and social networks show of a link. They read what the server sends, so the browser need not load this. */
function SocialPreview({ title, description, path, image }: Pick<Props, 'title' | 'description' | 'path' | 'image'>) {
	const { publicUrl, agency } = useSettings()
	return (
		<>
			<meta property="og:site_name" content={agency.name} />
			<meta property="og:type" content="website" />
			<meta property="og:locale" content="en_GB" />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			{path === undefined ? null : <meta property="og:url" content={publicUrl + path} />}
			<meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
			{image && (
				<>
					<meta property="og:image" content={publicUrl + image.src} />
					<meta property="og:image:width" content="1200" />
					<meta property="og:image:height" content="630" />
					<meta property="og:image:alt" content={image.alt} />
				</>
			)}
		</>
	)
}

/**
 * Data in the page's source, for search engines and for hydration. The server writes it and hydration keeps it: in the browser `data` may
 * be null, and the code that builds it need not be loaded.
 */
export function DataBlock({ type, id, data }: { type: string; id?: string; data: object | null }) {
	const json = import.meta.env.SSR ? JSON.stringify(data).replaceAll('<', '\\u003c') : ''
	return <script type={type} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
