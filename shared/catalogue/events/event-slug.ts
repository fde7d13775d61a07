import type { Hotel } from '../property.ts'

/** 'Monaco Grand Prix' is at /events/monaco-grand-prix. */
export const slugOf = (eventTag: string) => eventTag.toLowerCase().replaceAll(' ', '-')

/** The events of a hotel, which may name one in either field, or in both. */
export const eventTagsOf = ({ eventTag, eventTags }: Pick<Hotel, 'eventTag' | 'eventTags'>): string[] => [
	...new Set(eventTag ? [eventTag, ...eventTags] : eventTags),
]
