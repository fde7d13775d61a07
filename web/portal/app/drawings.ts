import type { PictureName } from '#shared/trips/trip-picture.ts'
import city from '../pictures/city.svg'
import desert from '../pictures/desert.svg'
import lagoon from '../pictures/lagoon.svg'
import monaco from '../pictures/monaco.svg'
import mountains from '../pictures/mountains.svg'
import porto from '../pictures/porto.svg'

/** The drawings for trips without a picture of their own (PORTAL-17). */
export const DRAWINGS: Record<PictureName, string> = { monaco, porto, lagoon, mountains, desert, city }
