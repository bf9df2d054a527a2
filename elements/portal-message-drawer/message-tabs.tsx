import { $format, type MessageCounts, type MessageTab } from '@portal/session'
import { type KeyboardEvent, useRef } from 'react'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'

const tabs = [
  { tab: 'unread', text: 'drawer.unread', count: 'unReadCount' },
  { tab: 'read', text: 'drawer.read', count: 'readCount' },
  { tab: 'all', text: 'drawer.all', count: 'count' }
] as const

type Props = { tab: MessageTab; counts: MessageCounts | undefined; show: (tab: MessageTab) => void }

/** Unread, read, all, each with its number. Arrow keys only move the focus: showing a tab makes a request. */
export const MessageTabs = ({ tab: current, counts, show }: Props) => {
  const translate = useTranslate()
  const format = useStore($format)
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const from = buttons.findIndex(it => it.matches(':focus'))
    const next = nextIndex(event.key, from, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={translate('drawer.tabs')} onKeyDown={move}>
      {tabs.map(({ tab, text, count }) => (
        <button
          data-click="messages.tab"
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls="panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => tab !== current && show(tab)}
        >
          {translate(text)}
          {counts !== undefined && <span className="count">{format.number(counts[count])}</span>}
        </button>
      ))}
    </div>
  )
}

const nextIndex = (key: string, index: number, length: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length
    case 'ArrowLeft':
      return (index + length - 1) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}
