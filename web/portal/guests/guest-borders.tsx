import { type Crossing, crossingsOfGuest } from '#shared/borders/crossing.ts'
import { decisive, type Judgement, judge } from '#shared/borders/judge.ts'
import { passportOf } from '#shared/borders/passport.ts'
import { formatDay } from '#shared/dates.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { useToday } from '#web/ui/use-now.ts'

type Props = { guest: Guest; crossings: readonly Crossing[] | undefined }

/** How a guest's passport compares with what GOV.UK says about each country of the trip, never as a promise (CRM-339). */
export default function GuestBorders({ guest, crossings }: Props) {
	const own = crossingsOfGuest(crossings, guest.id)
	if (guest.isHidden || own.length === 0) return null
	return (
		<ul className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
			{own.map((crossing) => (
				<li key={`${crossing.name} ${crossing.entryOn}`}>
					<Border guest={guest} crossing={crossing} />
				</li>
			))}
		</ul>
	)
}

const LINK = 'text-sea underline underline-offset-4 hover:text-sea-deep'
const day = (value: string) => formatDay(value, 'd MMM yyyy')

function Border({ guest, crossing }: { guest: Guest; crossing: Crossing }) {
	const { name, entryOn, rule, advice } = crossing
	const judgement = decisive(judge(crossing, passportOf(guest)))
	const isAgainst = judgement.verdict === 'notMet' || judgement.verdict === 'edge'
	const today = useToday()
	const isOld = rule !== null && rule.source.readAgainOn <= today
	return (
		<div className={isAgainst ? 'rounded-md bg-amber-wash px-4 py-3' : undefined}>
			<h3 className="font-medium">{`Entering ${name} on ${day(entryOn)}`}</h3>
			<p>
				{inWords(guest, crossing, judgement)}
				{isAgainst ? ' Please read the advice and talk to us before you travel.' : null}
			</p>
			{rule ? (
				<p className={isAgainst ? 'mt-1 text-sm' : 'mt-1 text-sm text-ink-soft'}>
					{'This is how we read '}
					<a href={rule.source.url} target="_blank" rel="noreferrer" className={LINK}>
						GOV.UK’s advice
					</a>
					{` on ${day(rule.source.readOn)}, for full British passports`}
					{isOld ? '. That was a while ago' : null}
					{advice ? '. The page has changed since' : null}
					{`. ${crossing.countries.length > 1 ? 'The countries decide' : 'The country decides'}, and airlines may ask for more.`}
				</p>
			) : null}
		</div>
	)
}

/** Without a word that could be read as a promise: who looks at the passport decides. */
function inWords(guest: Guest, { name, countries }: Crossing, { verdict, test, limit }: Judgement): string {
	const asks = countries.length > 1 ? 'ask' : 'asks'
	if (verdict === 'otherPassport')
		return `We know the rules for full British passports only. Please ask the embassy what ${name} ${asks} of this one.`
	if (verdict === 'unknown') return `We do not know what ${name} ${asks} of a passport. Please ask the embassy.`
	if (verdict === 'missing') return `We cannot compare this passport yet: ${missingOf(guest)} is missing.`
	if (verdict === 'met') return 'We found nothing against this passport.'
	const isAge = test?.test === 'issuedWithin'
	if (verdict === 'edge')
		return `Whether this passport is ${isAge ? 'new' : 'long'} enough for ${name} depends on how ${isAge ? 'years' : 'months'} are counted.`
	return isAge
		? `This passport will be ten years old or more on that day, and ${name} ${asks} for a newer one.`
		: `This passport expires on ${day(guest.passportExpiry ?? '')}, and ${name} ${asks} for one that lasts until ${day(limit ?? '')}.`
}

function missingOf({ nationality, passportCountry, passportExpiry }: Guest): string {
	if (!nationality && !passportCountry) return 'your nationality'
	return passportExpiry ? 'its issue date' : 'its expiry date'
}
