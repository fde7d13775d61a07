import release from '../package.json' with { type: 'json' }

/** The number of this release, as in CHANGELOG.md. */
export const VERSION: string = release.version
