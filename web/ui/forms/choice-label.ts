/**
 * How a stored choice reads: 'changes_requested' as 'Changes Requested'. Only machine words change; 'Business class' is a label
 * already.
 */
export function choiceLabel(choice: string): string {
	if (!/^[a-z]+(_[a-z]+)*$/.test(choice)) return choice
	return choice.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
