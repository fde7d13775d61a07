import { classNames } from '#web/ui/class-names.ts'

/** Looks of web/ui/styles/header.css. */
export const headerButton = (more?: string) => classNames('header-button', more)
export const headerLink = 'header-link'
