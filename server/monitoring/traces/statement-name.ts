/** The beginning of a statement is enough to find its first table. */
const MAX_READ = 4_000
/** Not `do update set` of an upsert, and not a function, as in `extract(epoch from now())`. */
const TABLE = /\b(?:insert\s+into|update|from)\s+(?!set\b)(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?(?![\w".(])/i

/** What a statement does and with which table, such as 'SELECT trips': none of its values or conditions. */
export function statementName(text: string): string {
	const read = text.slice(0, MAX_READ).replaceAll(/'[^']*'/g, '')
	const [verb = 'QUERY'] = /[a-z]+/i.exec(read) ?? []
	const [, table] = TABLE.exec(read) ?? []
	return table ? `${verb.toUpperCase()} ${table}` : verb.toUpperCase()
}
