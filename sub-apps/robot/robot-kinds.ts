import { $robotKindName, $robotKinds } from '@portal/session'
import { computed } from 'vue'
import { useStore } from '#kit/adapters/vue.ts'
import { oneOf } from '#kit/list.ts'

/** Gives the name of a kind of robots in the current language. */
export type KindName = (robotKind: string) => string

/** The kinds of robots to choose from, and their names. Both follow what the maker says of kinds. */
export const useRobotKinds = () => {
  const rows = useStore($robotKinds)
  const name = useStore($robotKindName)
  return { kinds: computed(() => rows.value.map(({ robotKind }) => robotKind)), kindName: name }
}

/** A value that the address has is a choice, too: the list asks before the choices are there, and later nobody may have it. */
export const withWritten = (words: readonly string[], written: string | null): readonly string[] =>
  written === null || written === '' || words.includes(written) ? words : [...words, written]

/**
 * The filter of a list by kind.
 * @param search the query of the address
 */
export const kindFilter = (
  label: string,
  kinds: readonly string[],
  kindName: KindName,
  search: string | URLSearchParams
) => oneOf('kind', label, withWritten(kinds, new URLSearchParams(search).get('kind')), kindName)
