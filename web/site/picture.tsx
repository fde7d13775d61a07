import type { ComponentProps } from 'react'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { useServedPicture } from './property-pictures.tsx'

type Props = Omit<ComponentProps<typeof ServedPicture>, 'served'> & { name: string }

/** A picture of the page's property, by name. */
export const Picture = ({ name, ...rest }: Props) => <ServedPicture {...rest} served={useServedPicture(name)} />
