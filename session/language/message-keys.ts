import type account from '../messages/account/en.json'
import type chart from '../messages/chart/en.json'
import type cleaningCentre from '../messages/cleaning-centre/en.json'
import type codes from '../messages/codes/en.json'
import type common from '../messages/common/en.json'
import type conflict from '../messages/conflict/en.json'
import type drawer from '../messages/drawer/en.json'
import type first from '../messages/en.json'
import type failure from '../messages/failure/en.json'
import type frame from '../messages/frame/en.json'
import type home from '../messages/home/en.json'
import type identity from '../messages/identity/en.json'
import type languages from '../messages/languages/en.json'
import type list from '../messages/list/en.json'
import type overrides from '../messages/overrides/en.json'
import type register from '../messages/register/en.json'
import type release from '../messages/release/en.json'
import type releases from '../messages/releases/en.json'
import type reserve from '../messages/reserve/en.json'
import type savedFilters from '../messages/saved-filters/en.json'
import type security from '../messages/security/en.json'
import type session from '../messages/session/en.json'
import type table from '../messages/table/en.json'
import type welcome from '../messages/welcome/en.json'
import type workplace from '../messages/workplace/en.json'

/**
 * The topics: texts that not every visitor needs at once, each in a folder of `messages/`, with its keys. A page or an
 * element asks for its topic by `loadTexts`. The texts in `messages/` itself come with the first paint.
 */
type Topics = {
  account: typeof account
  'cleaning-centre': typeof cleaningCentre
  chart: typeof chart
  codes: typeof codes
  common: typeof common
  conflict: typeof conflict
  drawer: typeof drawer
  failure: typeof failure
  home: typeof home
  identity: typeof identity
  list: typeof list
  overrides: typeof overrides
  register: typeof register
  release: typeof release
  releases: typeof releases
  reserve: typeof reserve
  'saved-filters': typeof savedFilters
  welcome: typeof welcome
  workplace: typeof workplace
  frame: typeof frame
  languages: typeof languages
  security: typeof security
  session: typeof session
  table: typeof table
}

export type Topic = keyof Topics

type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

/** The keys of a flat file of texts; a counted text is asked for by its stem, with `count` among the values. */
export type KeyOf<Texts> = WithoutPlural<keyof Texts & string>

/** Every key of the portal's own messages. */
export type MessageKey = KeyOf<typeof first> | { [T in Topic]: KeyOf<Topics[T]> }[Topic]

export type MessageValues = Record<string, string | number>

/**
 * What several applications say, by its key without `common.`: a text of the portal that an application asks for as for its
 * own. The applications of this repository have the keys in their types.
 */
export type CommonTexts = { [Key in keyof typeof common as Key extends `common.${infer Own}` ? Own : never]: string }

/** Gives the text of a key in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** The same for the texts of a sub-application. */
export type OwnTranslate<Texts> = (key: KeyOf<Texts>, values?: MessageValues) => string
