import type { ComponentProps } from 'react'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { servedPicture } from './catalogue.ts'

type Props = Omit<ComponentProps<typeof ServedPicture>, 'served'> & { name: string }

/** A picture of a loaded property, by name. */
export const Picture = ({ name, ...rest }: Props) => <ServedPicture {...rest} served={servedPicture(name)} />
