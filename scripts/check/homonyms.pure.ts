import { type Language, languageCodes } from '../../contract/languages.ts'
import type { Catalogue } from '../../contract/texts/message-problems.ts'

/** English texts that other languages say in several ways, by the reason. All other texts have one translation. */
const homonyms: Readonly<Record<string, readonly string[]>> = {
  'a state, and the time at which it began': [
    'Added',
    'Applied',
    'Asked',
    'Changed',
    'Deployed',
    'Ended',
    'Logged in',
    'Measured',
    'Placed',
    'Published',
    'Received',
    'Since',
    'Start',
    'Started'
  ],
  'a state, and an entry of a history': ['Cancelled', 'Paused', 'Rolled back', 'Scheduled', 'Stopped'],
  'a button, and the name of what it does': [
    'Call',
    'Lock',
    'Log in',
    'Log out',
    'Pause',
    'Register',
    'Restart',
    'Schedule',
    'Set',
    'Set a password',
    'Speak',
    'Stop',
    'Unlock',
    'Upgrade'
  ],
  'an address, and a message that goes there': ['E-mail'],
  'a state, and a thing or an amount': [
    'Charging',
    'Cleaning',
    'Done',
    'Errors',
    'Failed',
    'Fault',
    'Faults',
    'Next',
    'On',
    'Open',
    'Ready',
    'Running',
    'Sending',
    'Sent',
    'Waiting',
    'Working'
  ],
  'the noun has another gender or number, or is named': [
    'Delete {{name}}?',
    'Disabled',
    'Elevator',
    'Imported: {{added}} new, {{changed}} changed.',
    'New',
    'New: {{added}}. Changed: {{changed}}. The same: {{same}}.',
    'None',
    'People see it in their own language if you add one.',
    'Read',
    'Unread',
    'Watch',
    '{{name}} was deleted.'
  ],
  'several things': [
    'Activate',
    'Activate {{name}}?',
    'Add',
    'Address',
    'After',
    'Battery',
    'Busy',
    'Category',
    'Change',
    'Code',
    'Device',
    'Distributor',
    'Floor',
    'Floors',
    'For',
    'From',
    'Goods',
    'Hours',
    'Keep the order',
    'Key',
    'Last seen',
    'Limits',
    'Logs',
    'Map',
    'Name',
    'Network',
    'Never',
    'New phone',
    'No answer',
    'Opening hours',
    'People',
    'Person',
    'Phone',
    'Place: {{place}}',
    'Recipients',
    'Refused',
    'Remove {{name}}',
    'Robots',
    'Send',
    'Send again',
    'Settings',
    'Show {{count}} more',
    'Software',
    'Sold out',
    'Strong',
    'Time',
    'To',
    'What',
    'Withdraw',
    '{{count}} days'
  ]
}

type Place = { folder: string; key: string }

/** The texts of a language for one English text, each with the place of the first key that has it. */
const translationsOf = (
  catalogues: Readonly<Record<string, Catalogue>>,
  language: Language,
  places: readonly Place[]
): ReadonlyMap<string, Place> => {
  const found = new Map<string, Place>()
  for (const place of places) {
    const text = catalogues[place.folder]?.[language]?.[place.key]
    if (typeof text === 'string' && !found.has(text)) found.set(text, place)
  }
  return found
}

/** The plural forms of one text are one. */
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const placesOfEnglish = (catalogues: Readonly<Record<string, Catalogue>>): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>()
  for (const [folder, { en = {} }] of Object.entries(catalogues))
    for (const [key, text] of Object.entries(en)) {
      if (typeof text === 'string') places.set(text, [...(places.get(text) ?? []), { folder, key }])
    }
  return places
}

const isOneText = (places: readonly Place[]): boolean =>
  new Set(places.map(({ folder, key }) => `${folder} ${withoutForm(key)}`)).size === 1

/**
 * English texts that a language says in several ways without a known reason: a reader takes two names for two things.
 * @param catalogues by their folder
 * @param known English texts with several translations, by the reason
 */
export const inconsistentTexts = (
  catalogues: Readonly<Record<string, Catalogue>>,
  known: Readonly<Record<string, readonly string[]>> = homonyms
): string[] => {
  const allowed = new Set(Object.values(known).flat())
  const several = new Set<string>()
  const problems: string[] = []
  for (const [text, places] of placesOfEnglish(catalogues)) {
    if (isOneText(places)) continue
    for (const language of languageCodes) {
      const found = translationsOf(catalogues, language, places)
      if (found.size < 2) continue
      several.add(text)
      if (allowed.has(text)) continue
      const ways = [...found].map(([way, { folder, key }]) => `“${way}” (${folder}, ${key})`)
      problems.push(`${language}.json: “${text}” is ${ways.join(' and ')}. Choose one, or say why in homonyms.pure.ts.`)
    }
  }
  const unused = [...allowed].filter(text => !several.has(text))
  return [...problems, ...unused.map(text => `homonyms.pure.ts: “${text}” has one translation.`)]
}
