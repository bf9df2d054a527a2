/** @jsxImportSource solid-js */
import { $change, request } from '@portal/session'
import { createEffect, onCleanup } from 'solid-js'
import { exportList } from '#contract/calls/exports/exports.ts'
import * as limits from '#contract/limits.ts'
import { useOwnRoute } from '#kit/adapters/solid.ts'
import { useText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { ExportForm } from './export-form.tsx'
import { isUnfinished, pageIn } from './export-state.pure.ts'
import { ExportTable } from './export-table.tsx'

/** How often the page asks while a file is being made. */
const lookEveryMs = 2_000

/** Asks for files, and lists them while they are made and kept. The cloud makes them, whether this page is open or not. */
export const ExportPage = () => {
  const text = useText()
  const route = useOwnRoute()
  const pageNo = () => pageIn(route().search)
  const list = useLoaded(
    () => String(pageNo()),
    () => request(exportList, { query: { pageNo: pageNo(), size: limits.pageSize } }, { quiet: true })
  )
  createEffect(() => {
    const loaded = list.loaded()
    if (loaded.state !== 'ready' || !loaded.value.list.some(isUnfinished)) return
    const timer = setTimeout(list.load, lookEveryMs)
    onCleanup(() => clearTimeout(timer))
  })
  onCleanup(
    $change.listen(change => {
      if (change?.action === 'exports_changed') void list.load()
    })
  )
  return (
    <>
      <ExportForm onStarted={list.load} />
      <h2>{text()('export.list')}</h2>
      <ExportTable of={list} />
    </>
  )
}
