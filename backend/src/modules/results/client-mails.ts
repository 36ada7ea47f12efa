interface Named {
  clientName: string;
  clinicName: string;
}

/** What the result mail is filled with; whichever name is missing, the other stands in for it. Pure. */
export const resultContent = ({ clientName, clinicName }: Named, link: string) => ({
  clientName: clientName || clinicName,
  clinicName: clinicName || clientName,
  link,
});

/** What the receipt of a response is filled with. Pure. */
export const receiptContent = resultContent;

/** What a shared page's mail is filled with. Pure. */
export const shareContent = ({ clientName, clinicName }: Named, link: string) => ({
  clinicName: clinicName || clientName,
  link,
});
