const LONGEST_LINE = 2000

/** Marks of those who quote and of those who write in Markdown, dots that lead from a label to its value. */
export const plainLine = (line: string) =>
	line
		.slice(0, LONGEST_LINE)
		.replaceAll('\u00a0', ' ')
		.replace(/^(?:> ?)+/, '')
		.replaceAll(/ ?(?<!\.)\.{3,80}(?!\.)(?: ?: ?| (?=\S))| ?(?<!\.)\.\. ?: ?/g, ': ')
		.replace(/^(\s*)[-*] \[[ x]\] /i, '$1- ')
		.replaceAll(
			/(?!^\s*\*\*[^*]{1,200}\*\*\s*$)\*\*([^*]{1,200})\*\*|`([^`]{1,80})`|(?<![\w*])[*_]([^*_\s][^*_]{0,80})[*_](?![\w*])/g,
			'$1$2$3',
		)
		.replace(/^([01]\d|2[0-3])([0-5]\d)(?=\s{2,}\p{L})/u, '$1:$2')
