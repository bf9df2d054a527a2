import { whenComposed } from '@portal/session'
import { useEffect, useRef } from 'react'
import { searchText } from '#kit/list-address.pure.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

/** A search that waits for the next letter, so that a word is one question to the cloud. */
export const useTypedSearch = (search: (text: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = (typed: string): void => {
    clearTimeout(timer.current)
    search(searchText(typed))
  }
  const soon = (typed: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => whenComposed(() => now(typed)), typingMs)
  }
  return { now, soon }
}
