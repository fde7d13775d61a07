import { answerJobs } from '#server/processes/answer-jobs.ts'
import { type FeedJob, type FeedNights, readFeed, UnreadableFeed } from './read-feed.ts'

// The process that reads the calendars of other platforms. Null: the text is none.
answerJobs(({ text, house }: FeedJob): FeedNights[] | null => {
	try {
		return readFeed(text, house)
	} catch (error) {
		if (error instanceof UnreadableFeed) return null
		throw error
	}
})
