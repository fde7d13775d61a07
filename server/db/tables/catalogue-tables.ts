import type { ColumnType, Generated } from 'kysely'
import type { PictureState } from '#shared/catalogue/catalogue-picture.ts'
import type { EnteredState } from '#shared/catalogue/availability/period.ts'
import type { FeedProblem } from '#shared/catalogue/availability/villa-feed.ts'
import type { FilmKind } from '#shared/catalogue/film.ts'
import type { ItemKind } from '#shared/catalogue/content.ts'
import type { Timestamp, JsonColumn } from './columns.ts'

/** The catalogue, its pictures, the calendars of villas and the texts of the agency. */
export type CatalogueTables = {
	catalogueHead: {
		id: 1
		revision: Generated<number>
		nextVilla: Generated<number>
		nextHotel: Generated<number>
		builtInHash: string | null
	}
	catalogueItems: {
		id: string
		kind: ItemKind
		number: number | null
		publishedVersionId: string | null
		publishedRevision: Generated<number>
		contentChangedAt: Date | null
		draft: ColumnType<unknown, string | null, string | null>
		draftVersion: Generated<number>
		draftAt: Date | null
		draftBy: string | null
		builtInKey: string | null
		builtInHash: string | null
		builtInOffer: ColumnType<unknown, string | null, string | null>
		createdAt: Timestamp
	}
	catalogueVersions: {
		id: string
		itemId: string
		no: number
		content: JsonColumn
		hash: string
		source: 'staff' | 'built-in'
		publishedBy: string | null
		note: string | null
		createdAt: Timestamp
	}
	/** What is published by itself at a time. */
	catalogueSchedules: {
		itemId: string
		content: JsonColumn
		publishAt: Date
		note: string | null
		scheduledBy: string | null
		heldBackAt: Date | null
		createdAt: Timestamp
	}
	cataloguePictures: {
		id: string
		sha256: string
		fileName: string
		state: Generated<PictureState>
		failure: string | null
		attempts: Generated<number>
		width: number
		height: number
		color: string
		publicUntil: Date | null
		unusedSince: Date | null
		createdAt: Timestamp
	}
	catalogueFiles: {
		id: string
		pictureId: string
		rendition: string
		storageKey: string
		bytes: number
		createdAt: Timestamp
	}
	catalogueFilms: {
		id: string
		sha256: string
		fileName: string
		kind: FilmKind
		width: number
		height: number
		seconds: number
		storageKey: string
		bytes: number
		publicUntil: Date | null
		unusedSince: Date | null
		createdAt: Timestamp
	}
	/** Films that are converted before they can be served. */
	catalogueFilmSources: {
		id: string
		sha256: string
		fileName: string
		storageKey: string
		bytes: number
		state: Generated<'waiting' | 'failed'>
		failure: string | null
		attempts: Generated<number>
		unusedSince: Date | null
		createdAt: Timestamp
	}
	/** Links to drafts of the catalogue (server/catalogue/previews). */
	previewLinks: {
		id: string
		itemId: string
		tokenHash: Buffer
		expiresAt: Date
		createdBy: string | null
		opened: Generated<number>
		createdAt: Timestamp
	}
	villaPeriods: {
		id: string
		itemId: string
		from: string
		to: string
		state: EnteredState
		note: string | null
		enteredBy: string | null
		createdAt: Timestamp
	}
	/** Calendars of other platforms for a villa (server/catalogue/availability/feeds). */
	villaFeeds: {
		id: string
		itemId: string
		name: string
		sealed: string
		host: string
		etag: string | null
		nextAt: Date
		goodAt: Date
		problem: FeedProblem | null
		emptySince: Date | null
		toldAt: Date | null
		addedBy: string | null
		createdAt: Timestamp
	}
	villaFeedPeriods: { id: string; feedId: string; from: string; to: string; state: 'booked' | 'on_request' }
	villaCalendars: {
		itemId: string
		completeUntil: string | null
		addressHash: Buffer | null
		addressMadeAt: Date | null
	}
	agencySettings: {
		id: 1
		values: JsonColumn
		version: Generated<number>
		updatedAt: Timestamp
		privacyTextChangedAt: Generated<Date | null>
		cookiesTextChangedAt: Generated<Date | null>
		termsTextChangedAt: Generated<Date | null>
		accessibilityTextChangedAt: Generated<Date | null>
	}
}
