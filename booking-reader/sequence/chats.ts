const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[ap]\.?m\.?)?`
/** What messengers write in front of each message when they export a chat. */
const MESSAGE = new RegExp(
	`^[\\s\\u200e]*(?:\\[(?:${DAY},? ${TIME}|${TIME},? ${DAY})\\] ?|${DAY},? ${TIME} [-–] )(?:([^:]{1,60}): ?(.*)|.*)$`,
	'iu',
)

/** The lines of an exported chat without senders, times and the messenger's own lines (IMPORT-101). Other texts stay as they are. */
export function openChat(lines: readonly string[]): readonly string[] {
	const messages = lines.map((line) => (line.length < 4000 ? MESSAGE.exec(line) : null))
	if (messages.filter(Boolean).length < 3) return lines
	return lines.map((line, index) => {
		const message = messages[index]
		// As the item of a list, so that no message continues the one above.
		return message ? `• ${message[2] ?? ''}` : line
	})
}
