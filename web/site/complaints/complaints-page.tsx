import {
	COMPLAINT_KINDS,
	COMPLAINTS_PATH,
	type ComplaintKind,
	type ComplaintNotice,
	type ComplaintProblem,
	complaintFields,
} from '#shared/complaints/complaint.ts'
import { legalPath } from '#shared/paths.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { SkipLink } from '#web/shell/page.tsx'
import { StaticHeader } from '#web/shell/static-header.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/forms/input.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The form for complaints (SITE-166). It works without scripts: the browser sends it and shows the page again with a notice. */
export function ComplaintsPage({ notice }: { notice: ComplaintNotice | null }) {
	const { agency } = useSettings()
	return (
		<div className="flex min-h-dvh flex-col">
			<Meta
				title="Complaints"
				description={`How to complain to ${agency.name} about a journey, our service, or the use of personal data.`}
				path={COMPLAINTS_PATH}
			/>
			<SkipLink />
			<StaticHeader />
			<main
				id="content"
				tabIndex={-1}
				className="mx-auto w-full max-w-3xl grow px-5 pt-12 pb-20 md:px-8 md:pt-20 md:pb-28"
			>
				<h1 className="font-display text-5xl md:text-6xl">Complaints</h1>
				{notice && 'received' in notice ? <Received reference={notice.received} /> : <Form notice={notice} />}
			</main>
			<Footer />
		</div>
	)
}

const LINK = 'text-sea underline decoration-1 underline-offset-4 hover:text-sea-deep'

function Received({ reference }: { reference: string }) {
	const { agency } = useSettings()
	return (
		<section id="notice" className="mt-8 rounded-lg border border-line bg-card p-6 text-lg shadow-card md:p-8">
			<h2 className="font-display text-3xl">We have your complaint</h2>
			<p className="mt-4">
				Your reference is <strong className="font-medium whitespace-nowrap tabular-nums">{reference}</strong>. A mail
				that confirms it is on its way to you.
			</p>
			<p className="mt-4">
				One of us looks into it and tells you what we found. To add something, reply to that mail or call{' '}
				<a className={LINK} href={phoneHref(agency.phone)}>
					{agency.phone}
				</a>
				.
			</p>
		</section>
	)
}

const PROBLEMS: Record<ComplaintProblem, string> = {
	invalid:
		'Something in the form could not be read. Please check your e-mail address and that every field with a star has text.',
	too_many: 'Many complaints came from your connection within an hour. Please try again later, write or call us.',
	unavailable: 'Our system was busy. Please try again in a few minutes.',
}

function Form({ notice }: { notice: { problem: ComplaintProblem } | null }) {
	const { agency } = useSettings()
	return (
		<>
			<p className="mt-5 text-xl text-ink-soft">
				Tell us what went wrong, and we look into it. You can also write to{' '}
				<a className={classNames(LINK, 'wrap-anywhere')} href={`mailto:${agency.email}`}>
					{agency.email}
				</a>{' '}
				or call{' '}
				<a className={classNames(LINK, 'whitespace-nowrap')} href={phoneHref(agency.phone)}>
					{agency.phone}
				</a>
				.
			</p>
			{notice ? (
				<section id="notice" role="alert" className="mt-8 rounded-lg bg-amber-wash p-5 text-lg md:p-6">
					<h2 className="font-medium">Your complaint was not sent</h2>
					<p className="mt-2">{PROBLEMS[notice.problem]} Your browser’s Back button leads to what you have written.</p>
				</section>
			) : null}
			<form method="post" action="/api/complaints" className="mt-8 grid gap-6 md:mt-10">
				<fieldset className="grid gap-2">
					<legend className="mb-1 font-medium">{complaintFields.kind.label} *</legend>
					{COMPLAINT_KINDS.map((kind) => (
						<label key={kind} className="flex min-h-11 items-start gap-3 py-2 text-lg">
							<input type="radio" name="kind" value={kind} required className="mt-1 radio-mark" />
							{KINDS[kind]}
						</label>
					))}
				</fieldset>
				<div className="grid gap-6 sm:grid-cols-2">
					<Line name="name" autoComplete="name" />
					<Line name="email" type="email" autoComplete="email" />
					<Line name="phone" type="tel" autoComplete="tel" />
					<Line name="booking" />
				</div>
				<Text name="message" />
				<Text name="remedy" />
				<div aria-hidden="true" className="absolute -left-[200vw]">
					<label>
						Website <input name="website" tabIndex={-1} autoComplete="off" />
					</label>
				</div>
				<p className="text-ink-soft">
					We use this to look into your complaint: see our{' '}
					<a className={LINK} href={legalPath('privacy')}>
						privacy page
					</a>
					. A complaint about personal data gets an answer within 30 days. You can also complain to the{' '}
					<a className={LINK} href="https://ico.org.uk/make-a-complaint/">
						Information Commissioner’s Office
					</a>
					.
				</p>
				<div>
					<Button type="submit" variant="primary" size="large">
						Send complaint
					</Button>
				</div>
			</form>
		</>
	)
}

const KINDS: Record<ComplaintKind, string> = {
	personal_data: 'How we use personal data',
	journey: 'A journey or our service',
}

type LineProps = { name: 'name' | 'email' | 'phone' | 'booking'; type?: string; autoComplete?: string }

function Line({ name, type = 'text', autoComplete = 'off' }: LineProps) {
	const field = complaintFields[name]
	const isRequired = 'required' in field
	return (
		<label className="flex flex-col gap-1.5 font-medium">
			{isRequired ? `${field.label} *` : field.label}
			<input
				name={name}
				type={type}
				required={isRequired}
				maxLength={'max' in field ? field.max : 254}
				autoComplete={autoComplete}
				className={classNames(CONTROL, 'h-12 font-normal')}
			/>
		</label>
	)
}

function Text({ name }: { name: 'message' | 'remedy' }) {
	const field = complaintFields[name]
	const isRequired = 'required' in field
	return (
		<label className="flex flex-col gap-1.5 font-medium">
			{isRequired ? `${field.label} *` : field.label}
			<textarea
				name={name}
				required={isRequired}
				rows={field.rows}
				maxLength={field.max}
				className={classNames(CONTROL, 'py-2.5 font-normal')}
			/>
		</label>
	)
}
