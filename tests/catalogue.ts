import builtIn from 'virtual:built-in-catalogue'
import { publicCatalogueOf } from '#shared/catalogue/public-catalogue.ts'

/** The built-in catalogue as pages show it. */
export const catalogue = publicCatalogueOf(builtIn)
