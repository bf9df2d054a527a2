import type { ReactNode } from 'react'
import type { ReadThing } from '#kit/index.ts'

/** A field of a form: all values are texts while they are typed. */
export type Field<Name extends string> = {
  name: Name
  label: string
  /** A sentence about the values that may be typed. The problem says it again where a value does not fit. */
  help?: string
  maxLength?: number
  /** The value may be empty. The label says so. */
  optional?: boolean
  /** The options to choose from. Without them, any text can be typed. */
  options?: readonly { value: string; name: string }[]
  /** The name of an empty choice, such as "All stores". Without this name the field asks for a choice. */
  choose?: string
  /** The value as a person reads it, for a field that two people changed. Without it, the name of the option or the text. */
  write?: (value: string) => string
  /** The fields whose choices depend on this one. They begin anew when this one changes. */
  resets?: readonly Name[]
  /** A search among more options than are shown. */
  search?: { text: string; maxLength: number; onChange: (text: string) => void }
  /** The field itself, in the place of a text or a choice. */
  draw?: (value: string, change: (value: string) => void) => ReactNode
  /** A file to choose, which fills in this field and others. */
  file?: { label: string; help: string; read: (file: File) => Promise<Partial<Record<Name, string>>> }
}

export type Draft<Name extends string> = Readonly<Record<Name, string>>

/** A thing that is there already: the version that was read, and how it is read again. */
export type Edited<Name extends string> = {
  version: number | undefined
  read: () => Promise<ReadThing<Draft<Name>>>
}

/** A value of a field as a person reads it. */
export const writtenValue = (
  { options = [], choose = '', write = it => it }: Pick<Field<string>, 'options' | 'choose' | 'write'>,
  value: string
): string =>
  value === '' && options.length > 0 ? choose : (options.find(it => it.value === value)?.name ?? write(value))
