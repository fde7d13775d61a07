import { type PointerEvent, useId, useState } from 'react'
import type { FocalPoint, ServedPicture as Served } from '#shared/catalogue/property.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'

const CENTRE: FocalPoint = [50, 50]

type Props = {
	name: string
	served: Served
	focal: FocalPoint | undefined
	onChoose: (focal: FocalPoint | undefined) => void
}

/** Chooses the point of a picture that stays in view where it is cropped. */
export function FocalPointDialog({
	dialog: { isOpen, close },
	onChoose,
	...props
}: Props & { dialog: DialogState<true> }) {
	useCloseOnBack(isOpen, close)
	return (
		<Dialog
			open={isOpen}
			onOpenChange={close}
			title={`Focal point: ${props.name}`}
			description="This point stays in view where the picture is cropped, as on cards and in previews of links."
		>
			<FocalPointForm
				{...props}
				onChoose={(focal) => {
					onChoose(focal)
					close()
				}}
			/>
		</Dialog>
	)
}

/** The point is set by pointing at it, or by two sliders. */
function FocalPointForm({ served, focal, onChoose }: Omit<Props, 'name'>) {
	const [point, setPoint] = useState(focal ?? CENTRE)
	const [x, y] = point
	const pointAt = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent<HTMLElement>) => {
		if (type === 'pointermove' && buttons === 0) return
		const { left, top, width, height } = currentTarget.getBoundingClientRect()
		setPoint([hundredth((clientX - left) / width), hundredth((clientY - top) / height)])
	}
	const { focal: _, ...whole } = served
	const cropped = { ...served, focal: point }
	return (
		<>
			<div className="grid gap-5 md:grid-cols-[2fr_1fr]">
				<div>
					<div
						className="relative touch-none cursor-crosshair overflow-hidden rounded-md"
						onPointerDown={pointAt}
						onPointerMove={pointAt}
					>
						<ServedPicture served={whole} alt="" sizes="40rem" className="pointer-events-none h-auto w-full" />
						<span
							aria-hidden="true"
							className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white shadow-lifted outline-2 outline-black"
							style={{ left: `${x}%`, top: `${y}%` }}
						/>
					</div>
					<Slider label="From the left" value={x} onChange={(left) => setPoint([left, y])} />
					<Slider label="From the top" value={y} onChange={(top) => setPoint([x, top])} />
				</div>
				<div className="grid content-start gap-4 text-sm text-ink-soft max-md:grid-cols-2">
					<Crop label="Narrow" served={cropped} shape="aspect-square" />
					<Crop label="Previews of links" served={cropped} shape="aspect-[1200/630]" />
				</div>
			</div>
			<DialogFooter>
				<Button onClick={() => onChoose(undefined)}>Use the centre</Button>
				<Button variant="primary" onClick={() => onChoose(point)}>
					Use this point
				</Button>
			</DialogFooter>
		</>
	)
}

const Crop = ({ label, served, shape }: { label: string; served: Served; shape: string }) => (
	<figure>
		<ServedPicture served={served} alt="" sizes="16rem" className={`w-full rounded-sm ${shape}`} />
		<figcaption className="mt-1">{label}</figcaption>
	</figure>
)

const hundredth = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100)

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
	const id = useId()
	return (
		<div className="mt-3 grid grid-cols-[7rem_1fr_3rem] items-center gap-3 text-sm">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="range"
				min={0}
				max={100}
				value={value}
				className="min-h-11 accent-sea"
				onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
			/>
			<span aria-hidden="true">{value} %</span>
		</div>
	)
}
