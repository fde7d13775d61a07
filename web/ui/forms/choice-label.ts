/** The label of a stored choice: 'changes_requested' becomes 'Changes Requested'. A value such as 'Business class' is already a label. */
export function choiceLabel(choice: string): string {
	if (!/^[a-z]+(_[a-z]+)*$/.test(choice)) return choice
	return choice.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
