import type { Labels } from './labels.ts'

/** The labels that documents use for transfers. */
export const TRANSFER_LABELS: Labels = {
	status: /^(booking |reservation )?status$/,
	transferType: /^(transfer |service )?(type|name)$|^transfer$|^service$/,
	when: /^when$|^(at|on)$|^pick ?up (at|on|date time|date and time|date)$|^(transfer )?date (and|and pick up|pick up) ?time$|^(start )?date ?time$|^(pick ?up|collection|departure) (date ?time|datetime)$|^(start|begin)s?( date)?( ?time)?$|^(depart|departs|departure|departing|dep)( time| date)?$/,
	time: /^(pick ?up|collection|pickup|start|departure|transfer|meeting|service)? ?time$|^(pick ?up|collect)(ed)? at$/,
	date: /^(transfer |service |travel )?(date|day)( of transfer)?$/,
	'!fromLocation':
		/^p ?u$|^(pick(ed)? ?up|collection|collect|collected|pickup)( ?(location|point|address|from|place|at))?$/,
	fromLocation:
		/^(transfer )?from( location| address)?$|^origin$|^start( point| location)$|^departure (location|station|point)$/,
	'!toLocation':
		/^(drop ?offs?|dropoff|dropped off)( ?(location|point|address|at|place|to))?$|^(delivery|delivered|taken|driven) to$/,
	toLocation:
		/^d ?o$|^(transfer )?to( location| address)?$|^destination$|^arrival (location|station|point)$|^end (point|location)$/,
	'!route':
		/^(outward |outbound |return |inbound |homeward )?(crossing|sailing|ferry|train|rail|train journey|rail journey)( route)?$/,
	route: /^(route|routing|journey|from to)$/,
	passengers:
		/passengers|^pax cnt$|^(no|number) of (guests|people|persons|pax|pass)$|^pax|^party( size)?$|^people$|^persons$|^guests$/,
	'!vehicleClass': /vehicle|^veh$|^(your )?(car|car type|type of car|car class)$/,
	vehicleClass: /^(service|car) (class|category|level)$|^category$/,
	confirmationNumber:
		/conf\b|confirm|ref\b|reference|booking ?(id|no|number|code)|voucher|reservation (id|no|number)|^pnr$|^ticket (code|no|number)$/,
	supplier: /^(provider|driver|taxi service|rental company)$/,
}
