import * as v from 'valibot'
import { reasons } from '../reasons.ts'
import { namesAndItemsIn } from './json-size.ts'
import { namesUser } from './safe-address.ts'

/*
 * Strings and lists with a largest length. The length is checked first, and nothing else reads a value that is too long. A
 * pattern over 65,000 characters can hold a server for seconds. Every string of a request is made by these functions
 * (test/contract/bounds.test.ts).
 */

const atMost = (max: number): string => `at most ${max} characters`

/** Ends a pipe after a problem: the library goes on with later checks, but never with a transformation. */
/* @__NO_SIDE_EFFECTS__ */
export const stop = <Value = string>() => v.readonly<Value>()

/** A string of `max` UTF-16 units at most. */
/* @__NO_SIDE_EFFECTS__ */
export const boundedString = (max: number, reason = atMost(max)) => v.pipe(v.string(), v.maxLength(max, reason), stop())

/** White space around a text that is taken off without complaint, in UTF-16 units. */
const spaceMax = 100

/** A string of `max` UTF-16 units at most, after the white space around it was taken off. */
/* @__NO_SIDE_EFFECTS__ */
export const trimmedString = (max: number, reason = atMost(max)) =>
  v.pipe(boundedString(max + spaceMax, reason), v.trim(), v.maxLength(max, reason), stop())

/** A text that somebody wrote: trimmed, not empty, `max` UTF-16 units at most. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, reason = atMost(max)) => v.pipe(trimmedString(max, reason), v.nonEmpty(reasons.blank))

/** For an address: no user stands before its host (threats T85). */
export const withoutUser = v.check<string, string>(it => !namesUser(it), 'an address without a user before its host')

/**
 * A list of `max` items at most; the items of a longer one are not looked at. It counts as a list all the same, so that a
 * union names this very problem.
 */
/* @__NO_SIDE_EFFECTS__ */
export const boundedList = <Item extends v.GenericSchema>(item: Item, max: number, reason = `at most ${max}`) => {
  const whole = v.pipe(v.array(item), v.maxLength(max, reason))
  const length = v.pipe(v.array(v.unknown()), v.maxLength(max, reason))
  const run: (typeof whole)['~run'] = (dataset, config) => {
    const tooLong = Array.isArray(dataset.value) && dataset.value.length > max
    return tooLong ? (length['~run'](dataset, config) as ReturnType<typeof run>) : whole['~run'](dataset, config)
  }
  return { ...whole, '~run': run }
}

/**
 * An object with any JSON below it, of so many names and items in all. They are counted before anything else is done with
 * them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const boundedRecord = <Name extends v.GenericSchema<string, string>>(name: Name, max: number) => {
  const reason = `at most ${max} names and items`
  const whole = v.record(name, v.unknown())
  const tooLarge = v.pipe(
    v.unknown(),
    v.check(() => false, reason)
  )
  const run: (typeof whole)['~run'] = (dataset, config) =>
    namesAndItemsIn(dataset.value, max) > max
      ? (tooLarge['~run'](dataset, config) as ReturnType<typeof run>)
      : whole['~run'](dataset, config)
  return { ...whole, '~run': run }
}
