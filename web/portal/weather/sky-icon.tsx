import {
	Cloud,
	CloudFog,
	CloudLightning,
	CloudMoon,
	CloudRain,
	CloudRainWind,
	CloudSun,
	type LucideIcon,
	Moon,
	Snowflake,
	Sun,
} from 'lucide-react'
import { type Sky, skyOf } from '#shared/portal/weather.ts'

const ICONS: Record<Sky, LucideIcon> = {
	clear: Sun,
	clearNight: Moon,
	partlyCloudy: CloudSun,
	partlyCloudyNight: CloudMoon,
	cloudy: Cloud,
	showers: CloudRain,
	rain: CloudRainWind,
	thunder: CloudLightning,
	snow: Snowflake,
	fog: CloudFog,
}

/** Decorative: the text next to it says the same. */
export function SkyIcon({ icon, className }: { icon: string; className?: string }) {
	const Icon = ICONS[skyOf(icon)]
	return <Icon aria-hidden="true" className={className} />
}
