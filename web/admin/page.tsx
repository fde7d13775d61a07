/** Stands until its screen is written. */
export default function Page() {
	return <main className="p-6">This screen is being built.</main>
}
