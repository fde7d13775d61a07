/** 'today', 'tomorrow', 'in 5 days' */
export function describeDaysLeft(days: number): string {
	if (days === 0) return 'today'
	return days === 1 ? 'tomorrow' : `in ${days} days`
}
