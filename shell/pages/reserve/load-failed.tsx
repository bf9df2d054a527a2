import { useTranslate } from '../../pieces/use-translate.ts'

/** Says what could not be loaded, with a button that tries again. */
export const LoadFailed = ({ text, retry }: { text: string; retry: () => Promise<void> }) => {
  const translate = useTranslate()
  return (
    <div className="failed" role="alert">
      <p>{text}</p>
      <button data-click="reserve.retry" type="button" className="button small" onClick={() => void retry()}>
        {translate('reserve.retry')}
      </button>
    </div>
  )
}
