import { useState } from 'react';
import { useChange } from '../../shared/actions/use-change.ts';
import { currentLanguage, text, useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { rememberAdminLanguage } from './admin-language.ts';

/** Signs in with a passkey of this device; what speaks with the device is loaded when it is asked for. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTexts();
  const [isKnown] = useState(() => 'PublicKeyCredential' in window);
  const signIn = useChange({
    mutationFn: async () => (await import('../../shared/actions/passkey.ts')).signInWithPasskey(),
    done: () => ({ title: 'sign-in.done.title', description: text('sign-in.done.text') }),
    meta: { errorTitle: 'sign-in.passkey.failed', errorDefault: 'sign-in.passkey.failed-text' },
    onSuccess: () => {
      rememberAdminLanguage(currentLanguage());
      onSignedIn();
    },
  });
  if (!isKnown) return null;
  return (
    <Button
      aria-disabled={signIn.isPending}
      look="quiet"
      onClick={() => {
        if (!signIn.isPending) signIn.mutate();
      }}
    >
      {t(signIn.isPending ? 'sign-in.passkey.busy' : 'sign-in.passkey.open')}
    </Button>
  );
}
