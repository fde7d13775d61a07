import type { Period, RetentionKind } from './retention-kinds.ts'

/** A kind of data in the retention table. */
export type RetentionRow = {
	kind: RetentionKind
	/** Null where nothing is removed. */
	period: Period | null
	/** Whether an owner chose the period. */
	isChosen: boolean
	/** How many the next run would remove, and how many would go within the week after it. */
	tonight: number
	withinWeek: number
}

/** What one night's run did with a kind of data: counts, never contents. */
export type RetentionResult = { kind: RetentionKind; removed: number; failed: number }
/** `finishedAt` is null while it runs, and where it was interrupted. */
export type RetentionRun = { id: string; startedAt: string; finishedAt: string | null; results: RetentionResult[] }

/** Why a trip is not removed. Without `until` it is held until somebody releases it. */
export type TripHold = { reason: string; until: string | null; heldBy: string | null; heldAt: string }
export type HeldTrip = TripHold & { tripId: string; tripName: string }

export type Retention = { rows: RetentionRow[]; nextRunAt: string; runs: RetentionRun[]; holds: HeldTrip[] }
