import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { useSendCode } from './sign-in.api.ts';

/** The server mails at most one code a minute to an address. */
const waitSeconds = 60;

interface ResendCodeProps {
  email: string;
  sentAt: number | null;
  onSent: () => void;
}

/** Asks for another code, once the last one has had a minute to arrive. */
export function ResendCode({ email, sentAt, onSent }: Readonly<ResendCodeProps>) {
  const t = useTexts();
  const sendCode = useSendCode();
  const [now, setNow] = useState(() => Date.now());
  const elapsed = sentAt === null ? waitSeconds : Math.floor(Math.max(now - sentAt, 0) / 1000);
  const waiting = Math.max(waitSeconds - elapsed, 0);

  useEffect(() => {
    if (waiting === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <Button
      aria-disabled={waiting > 0 || sendCode.isPending}
      look="plain"
      onClick={() => {
        if (waiting === 0 && !sendCode.isPending) {
          sendCode.mutate(email.trim(), {
            onSuccess: () => {
              setNow(Date.now());
              onSent();
            },
          });
        }
      }}
    >
      {waiting > 0 ? t('sign-in.code.resend-wait', { seconds: waiting }) : t('sign-in.code.resend')}
    </Button>
  );
}
