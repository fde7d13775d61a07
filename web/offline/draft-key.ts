/** The key of the draft of a message among the edits, whose keys are ids. */
export const draftKey = (tripId: string) => `draft ${tripId}`
