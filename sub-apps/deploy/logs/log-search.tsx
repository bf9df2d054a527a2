import { $format, request, sentenceOf } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { remoteLogMatches } from '#contract/calls/robot-logs/remote-logs.ts'
import * as limits from '#contract/limits.ts'
import { useStore } from '#kit/adapters/react.ts'
import { Chip } from '#kit/portal/react/chip.tsx'
import { useText } from '../texts.ts'
import { findMatch } from './find-match.pure.ts'
import { type LogAddress, type SearchLevel, searchLevels } from './log-address.pure.ts'

type Searched = Pick<LogAddress, 'text' | 'level'>
type Direction = 'forward' | 'back'
/** How far the search is. */
type Said =
  | { kind: 'nothing' }
  | { kind: 'searching'; line: number }
  | { kind: 'found'; line: number }
  | { kind: 'none' }
  | { kind: 'failed'; error: unknown }

type LogSearchProps = {
  requestId: number
  lines: number
  /** From which line on the next match is looked for. */
  at: number | undefined
  searched: Searched
  onSearched: (searched: Searched) => void
  onFound: (line: number) => void
}

/** Looks for a text or a level, line by line of matches. Enter goes to the next match, Shift and Enter to the one before. */
export const LogSearch = ({ requestId, lines, at, searched, onSearched, onFound }: LogSearchProps) => {
  const text = useText()
  const format = useStore($format)
  const [typed, setTyped] = useState(searched.text)
  const [said, say] = useState<Said>({ kind: 'nothing' })
  const turn = useRef(0)
  const stop = (): void => {
    turn.current += 1
  }
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )

  const find = async (direction: Direction, wanted: Searched): Promise<void> => {
    stop()
    onSearched(wanted)
    if (wanted.text === '' && wanted.level === undefined) return say({ kind: 'nothing' })
    const own = turn.current
    const isStopped = () => turn.current !== own
    const from = direction === 'forward' ? (at ?? 0) + 1 : (at ?? lines + 1) - 1
    if (from < 1) return say({ kind: 'none' })
    say({ kind: 'searching', line: from })
    try {
      const found = await findMatch({
        ask: line =>
          request(remoteLogMatches, { query: { requestId, from: line, direction, ...wanted } }, { quiet: true }),
        from,
        tell: line => say({ kind: 'searching', line }),
        isStopped
      })
      if (isStopped()) return
      say(found === undefined ? { kind: 'none' } : { kind: 'found', line: found })
      if (found !== undefined) onFound(found)
    } catch (error) {
      if (!isStopped()) say({ kind: 'failed', error })
    }
  }
  const next = (direction: Direction) => void find(direction, { ...searched, text: typed })
  const chooseLevel = (value: string): void => {
    const level: SearchLevel | undefined = searchLevels.find(it => it === value)
    if (level !== searched.level) void find('forward', { text: typed, level })
  }
  return (
    <search>
      <form
        className="filters"
        aria-label={text('logs.search')}
        onSubmit={event => {
          event.preventDefault()
          next('forward')
        }}
      >
        <label className="search">
          <span className="unseen">{text('logs.search')}</span>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={limits.logSearchMaxLength}
            placeholder={text('logs.search')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !event.shiftKey) return
              event.preventDefault()
              next('back')
            }}
          />
        </label>
        <Chip
          label={text('column.level')}
          value={searched.level ?? ''}
          options={searchLevels.map(value => ({ value, name: text(`logLevel.${value}`) }))}
          onChange={chooseLevel}
        />
        <button type="button" className="button" onClick={() => next('back')}>
          {text('logs.previous')}
        </button>
        <button type="submit" className="button">
          {text('logs.next')}
        </button>
        {said.kind === 'searching' && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              stop()
              say({ kind: 'nothing' })
            }}
          >
            {text('logs.stop')}
          </button>
        )}
        {said.kind === 'failed' ? (
          <p className="refusal" role="alert">
            {sentenceOf(said.error)}
          </p>
        ) : (
          <span className="quiet" role="status">
            {said.kind !== 'nothing' &&
              (said.kind === 'none'
                ? text('logs.noMatch')
                : text(`logs.${said.kind}`, { line: format.number(said.line) }))}
          </span>
        )}
      </form>
    </search>
  )
}
