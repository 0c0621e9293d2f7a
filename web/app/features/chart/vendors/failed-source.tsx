import { getSourceWords } from '@vela/contracts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { chooseVendor } from '../../../lib/choose-vendor.ts';
import { getVendorName } from './vendor-name.ts';

type FailedSourceProps = {
  symbol: string;
  vendor: string;
  onVendor: (symbol: string) => void;
};

/** The chosen source has no candles: no other takes its place before that is asked for. */
export function FailedSource({ symbol, vendor, onVendor }: FailedSourceProps) {
  const language = useLanguage();
  const words = getSourceWords(language);
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {words.failed(getVendorName(vendor, language), symbol)}
      </p>
      <Button
        className="mt-4 mr-2"
        onClick={({ currentTarget }) => {
          // The button goes with its failure: the chart takes the focus.
          currentTarget.closest('section')?.focus();
          chooseVendor(symbol, undefined);
          onVendor(symbol);
        }}
      >
        {words.backToAutomatic}
      </Button>
    </>
  );
}
