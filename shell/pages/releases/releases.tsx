import { useStore } from '@nanostores/react'
import { followChange, paths } from '@portal/session'
import { useEffect, useState } from 'react'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $releases, loadAll, type ReadLimits } from './data.ts'
import { HistoryTable } from './history-table.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { PutDialog } from './put-dialog.tsx'
import type { VersionRow } from './rows.ts'
import { VersionTable } from './version-table.tsx'

type Opened = { kind: 'none' } | { kind: 'limits'; limits: ReadLimits } | { kind: 'put'; row: VersionRow }

/** /ops/releases: the versions of sub-applications in force, another version for all or some, and the history. */
export const Releases = () => {
  const translate = useTranslate()
  const releases = useStore($releases)
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const close = (): void => setOpened({ kind: 'none' })

  useEffect(() => {
    void loadAll()
    return followChange(['releases_changed'], () => void loadAll())
  }, [])

  return (
    <div className="releases">
      <PageHeader
        title={translate('releases.title')}
        lead={translate('releases.lead')}
        back={{ href: paths.dashboard, text: translate('page.backToDashboard'), click: 'releases.back' }}
        action={
          <button
            data-click="releases.limits"
            type="button"
            className="button"
            disabled={releases.kind !== 'ready'}
            onClick={() => releases.kind === 'ready' && setOpened({ kind: 'limits', limits: releases.answer.limits })}
          >
            {translate('releases.limits')}
          </button>
        }
      />
      <VersionTable releases={releases} onPut={row => setOpened({ kind: 'put', row })} />
      <h2>{translate('releases.history')}</h2>
      <HistoryTable />
      {opened.kind === 'put' && <PutDialog row={opened.row} onClose={close} />}
      {opened.kind === 'limits' && <LimitsDialog limits={opened.limits} onClose={close} />}
    </div>
  )
}
