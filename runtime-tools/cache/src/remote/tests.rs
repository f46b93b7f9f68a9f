use super::*;

/// A store that answers as a test says.
#[derive(Debug, Default)]
struct Table {
    values: Mutex<HashMap<Hash, Vec<u8>>>,
    error: Mutex<Option<RemoteError>>,
    pause: Duration,
    requests: AtomicU64,
}

impl Table {
    fn answer(&self) -> Result<(), RemoteError> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(self.pause);
        lock(&self.error).clone().map_or(Ok(()), Err)
    }

    fn fail(&self, error: RemoteError) {
        *lock(&self.error) = Some(error);
    }

    fn requests(&self) -> u64 {
        self.requests.swap(0, Ordering::Relaxed)
    }
}

impl RemoteStore for Table {
    fn name(&self) -> String {
        "table".to_owned()
    }

    fn get(&self, key: &Hash) -> Result<Option<Vec<u8>>, RemoteError> {
        self.answer()?;
        Ok(lock(&self.values).get(key).cloned())
    }

    fn put(&self, key: &Hash, value: &[u8]) -> Result<(), RemoteError> {
        self.answer()?;
        lock(&self.values).insert(*key, value.to_vec());
        Ok(())
    }
}

struct Run {
    remote: Remote,
    warnings: Mutex<Vec<String>>,
}

impl Run {
    fn on(table: &Arc<Table>) -> Self {
        Self {
            remote: Remote::new(Arc::clone(table) as Arc<dyn RemoteStore>, false),
            warnings: Mutex::default(),
        }
    }

    fn get(&self, number: u8) -> Option<Vec<u8>> {
        let warn = |text| lock(&self.warnings).push(text);
        self.remote.get(&Hash::of(&[number]), &warn)
    }

    fn put(&self, numbers: std::ops::Range<u8>) {
        let entries: Vec<(Hash, Vec<u8>)> = numbers
            .map(|number| (Hash::of(&[number]), vec![number; 100]))
            .collect();
        let entries = entries
            .iter()
            .map(|(key, value)| (key, Cow::Borrowed(&**value)));
        self.remote
            .put_all(entries, &|text| lock(&self.warnings).push(text));
    }

    fn warnings(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.warnings))
    }
}

#[test]
fn entries_come_back_and_each_key_is_asked_for_once() {
    let table = Arc::new(Table::default());
    Run::on(&table).put(0..100);
    assert_eq!(table.requests(), 100);
    let run = Run::on(&table);
    for _ in 0..2 {
        assert_eq!(run.get(7), Some(vec![7; 100]));
        assert_eq!(run.get(200), None);
    }
    assert_eq!(table.requests(), 2);
    assert!(run.warnings().is_empty());
}

#[test]
fn an_entry_of_another_key_or_with_other_bytes_is_a_miss_with_a_warning() {
    let table = Arc::new(Table::default());
    Run::on(&table).put(0..4);
    let mut values = lock(&table.values);
    let other = values[&Hash::of(&[1])].clone();
    values.insert(Hash::of(&[0]), other);
    values.get_mut(&Hash::of(&[1])).unwrap()[60] ^= 1;
    values.get_mut(&Hash::of(&[2])).unwrap().truncate(20);
    drop(values);
    let run = Run::on(&table);
    for number in 0..3 {
        assert_eq!(run.get(number), None);
        assert_eq!(
            run.warnings(),
            [
                "the cache at 'table' has an entry that is not as it was written: its result is computed again"
            ]
        );
    }
    assert_eq!(run.get(3), Some(vec![3; 100]));
}

#[test]
fn a_store_with_an_error_is_not_asked_again() {
    let table = Arc::new(Table::default());
    Run::on(&table).put(0..4);
    let run = Run::on(&table);
    assert!(run.get(1).is_some());
    table.fail(RemoteError::Store("does not answer".to_owned()));
    table.requests();
    assert_eq!(run.get(2), None);
    assert_eq!(run.get(3), None);
    assert!(run.get(1).is_some(), "it is in memory");
    run.put(10..20);
    assert_eq!(table.requests(), 1);
    assert_eq!(
        run.warnings(),
        ["the cache at 'table' does not answer: it is not used in this run"]
    );
}

#[test]
fn a_store_that_takes_nothing_is_read_all_the_same() {
    let table = Arc::new(Table::default());
    Run::on(&table).put(0..4);
    table.fail(RemoteError::Store("refuses results".to_owned()));
    let run = Run::on(&table);
    run.put(10..200);
    assert!(table.requests() <= SENDERS as u64);
    assert_eq!(
        run.warnings(),
        ["the cache at 'table' refuses results: results of this run are not kept"]
    );
    *lock(&table.error) = None;
    assert!(run.get(1).is_some());
}

#[test]
fn an_entry_that_is_refused_leaves_the_others() {
    let table = Arc::new(Table::default());
    table.fail(RemoteError::Entry("does not take it".to_owned()));
    let run = Run::on(&table);
    run.put(0..3);
    assert_eq!((table.requests(), run.warnings().len()), (3, 3));
    assert_eq!((run.get(0), run.get(1)), (None, None));
    assert_eq!((table.requests(), run.warnings().len()), (2, 2));
}

#[test]
fn a_store_that_takes_longer_than_results_save_is_asked_no_more() {
    let table = Arc::new(Table {
        pause: Duration::from_millis(60),
        ..Table::default()
    });
    let run = Run::on(&table);
    for number in 0..50 {
        run.get(number);
    }
    let requests = table.requests();
    assert!((1..=9).contains(&requests), "{requests}");
    assert!(run.remote.explain_miss().contains("takes longer"));
    run.remote.add_saved_time(10 * TRIAL);
    run.get(100);
    assert_eq!(table.requests(), 1);
}
